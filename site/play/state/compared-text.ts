/** The text that the present one is compared with: as it was opened, or a version that the visitor pinned. */
export interface ComparedText {
  readonly text: string;
  readonly is: 'opened' | 'pinned';
}
