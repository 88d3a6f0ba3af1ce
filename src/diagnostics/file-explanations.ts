import { explainCatalogue } from './explanations.js';
import { fileCatalogue } from './file-catalogue.js';

/** The codes of files that could not be handled, explained. */
export const explainedFiles = explainCatalogue(fileCatalogue, {
  unreadable: {
    explanation:
      'The file or folder could not be read, for the reason that the system gave, or the file is larger than a string ' +
      'may be. The exit code is 2; the other files are still handled.',
    example: 'a file that does not exist',
  },
  'unknown-format': {
    explanation:
      'Neither the extension of the file nor its content belongs to a known format. Name the format with --format.',
    example: 'a letter, saved as letter.txt',
  },
  'unknown-dialect': {
    explanation:
      'The format of the file does not have the dialect that --dialect names. `ludogram formats` lists them.',
    example: 'ludogram check --dialect 2016 game.oni',
  },
});
