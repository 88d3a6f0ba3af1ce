import type { Plugin } from 'vitepress';

/**
 * Corrects the side bar of the default theme: a section without a page of its own is a button that contains another
 * button, which screen readers don't announce. The inner one becomes a picture there.
 */
export const oneButtonPerSection: Plugin = {
  name: 'one-button-per-section',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/VPSidebarItem.vue')) return undefined;
    const inner = code.indexOf('class="caret"');
    if (inner === -1) throw new Error('the side bar of VitePress has changed: see side-bar.ts');
    const caret = code
      .slice(inner)
      .replace('role="button"', ':role="itemRole === undefined ? \'button\' : undefined"')
      .replace('aria-label="toggle section"', ':aria-label="itemRole === undefined ? \'toggle section\' : undefined"')
      .replace('tabindex="0"', ':tabindex="itemRole === undefined ? 0 : undefined"');
    return code.slice(0, inner) + caret;
  },
};
