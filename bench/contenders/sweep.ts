import type { Contender } from '../parsers/contender.js';

/** Looks at every character once and makes nothing: the lower limit for parsers that read characters from strings. */
export const sweep: Contender = {
  name: 'bare charCodeAt sweep',
  isLandmark: true,
  read(text) {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum = (sum + text.charCodeAt(i)) | 0;
    return sum;
  },
};
