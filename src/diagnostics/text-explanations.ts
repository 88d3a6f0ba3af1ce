import { explainCatalogue } from './explanations.js';
import { textCatalogue } from './text-catalogue.js';

/** What is behind the codes of no one format. */
export const explainedText = explainCatalogue(textCatalogue, {
  'invalid-utf8': {
    explanation:
      'Records are read as UTF-8. The place is the first byte sequence that is not; what follows it is read with ' +
      'replacement characters, and the file is never written back. Convert it to UTF-8 first.',
    example: 'a file saved as Latin-1 with an é in a comment',
  },
  'invalid-json': {
    explanation: '`convert --from json` reads what `convert --to json` prints.',
    example: '{"moves": [',
  },
  'unexpected-json': {
    explanation:
      'The JSON is well formed, but it does not describe a record of this format. The path leads to the value in ' +
      'question, from the top ($) downwards.',
    example: '{"moves": 7}',
  },
  'lost-in-conversion': {
    explanation:
      'The target of a conversion can’t say everything that the record says. What is lost, or had to be assumed, is named.',
    example: 'annotations in a plain FEN',
  },
});
