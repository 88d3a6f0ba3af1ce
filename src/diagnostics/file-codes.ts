import { defineDiagnostics } from './define-diagnostics.js';
import { explainCodes } from './explain-codes.js';

/** The codes of files and folders that could not be read. */
export const fileDiagnostics = /* @__PURE__ */ defineDiagnostics('file', {
  unreadable: { severity: 'error', message: "can't read the file: {reason}" },
  'program-error': { severity: 'error', message: "can't process the record: {reason}" },
  'unknown-format': {
    severity: 'error',
    message: "can't tell the notation of the file; name it with --notation ({ids})",
  },
  'unknown-dialect': { severity: 'error', message: '{problem}' },
  'unknown-option': { severity: 'error', message: '{problem}' },
});

/** The codes of files that could not be read, with explanations. */
export const explainedFiles = /* @__PURE__ */ explainCodes(fileDiagnostics, () => ({
  unreadable: {
    explanation:
      'The file or folder could not be read, for the reason that the system gave, or the file is larger than a string ' +
      'may be. The exit code is 2; the other files are still handled.',
    example: 'a file that does not exist',
  },
  'program-error': {
    explanation:
      'The code of the notation failed on the record. The message names the location in the code of a notation of your ' +
      'own; an error of ludogram itself should be reported. The exit code is 2; the other records are still handled.',
    example: 'a record on which a notation of a config throws a TypeError',
  },
  'unknown-format': {
    explanation:
      'Neither the extension of the file nor its content belongs to a known notation. Name the notation with --notation.',
    example: 'a letter, saved as letter.txt',
  },
  'unknown-dialect': {
    explanation:
      'The notation of the file does not have the dialect that --dialect names. `ludogram formats` lists them.',
    example: 'ludogram check --dialect 2016 game.oni',
  },
  'unknown-option': {
    explanation:
      'Only some notations have the option, and that of the file is not among them. `--help` of the verb lists the notations after each such option.',
    example: 'ludogram render --latin game.oni',
  },
}));
