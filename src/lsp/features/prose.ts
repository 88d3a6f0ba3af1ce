import { locationAt, type ReadDocument } from './document.js';

/** Whether an offset is inside text for people: a comment, or a node that the notation colors as one. */
export function isProse({ support, reading }: ReadDocument, offset: number): boolean {
  const { node } = locationAt(reading, offset);
  const { comments } = reading.tree.language;
  return [node, ...node.ancestors()].some(
    ({ kind, kindName, fieldName }) =>
      comments.includes(kind) || [kindName, fieldName].some((name) => support.tokens?.[name] === 'comment'),
  );
}
