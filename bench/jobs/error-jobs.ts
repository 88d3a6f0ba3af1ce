import { explain } from '../../src/cst/index.js';
import { azulText } from '../inputs/azul.js';
import { fiveDText } from '../inputs/five-d.js';
import { oniMovesText } from '../inputs/oni.js';
import { otnMoves } from '../inputs/otn.js';
import { faultAtEnd, faultsSpread } from '../inputs/with-errors.js';
import { AZUL, FIVE_D, type Format, ONI, OTN } from '../parsers/ours.js';
import type { Job } from './job.js';

/** Number of faults in the text that has many. */
export const FAULTS = 1000;

/** Formats whose texts get errors, and how the texts are written. */
export const MUTATED: readonly { readonly name: string; jobs(): Job[] }[] = [
  { name: 'otn errors', jobs: () => errorJobs(OTN, otnMoves(2_000_000)) },
  { name: 'oni errors', jobs: () => errorJobs(ONI, oniMovesText(400_000)) },
  { name: 'azul errors', jobs: () => errorJobs(AZUL, azulText(400_000)) },
  { name: '5dpgn errors', jobs: () => errorJobs(FIVE_D, fiveDText(400_000)) },
];

function errorJobs(format: Format, clean: string): Job[] {
  const last = faultAtEnd(clean);
  const many = faultsSpread(clean, FAULTS, 1000);
  const mutated = format.tree(many);
  const found = explain(mutated).length;
  if (explain(format.tree(last)).length !== 1) throw new Error('the fault at the end is not one fault');
  if (found < FAULTS) throw new Error(`${found} faults instead of ${FAULTS}`);
  const explained = (text: string) => () => explain(format.tree(text));
  const job = (name: string, run: () => unknown): Job => ({ name, characters: clean.length, run });
  return [
    job('tree and explanations, no error', explained(clean)),
    job('tree and explanations, error in the last line', explained(last)),
    job('model at structure, no error', () => format.read(clean, 'structure').model),
    job('model at structure, error in the last line', () => format.read(last, 'structure').model),
    job(`tree, ${FAULTS} errors`, () => format.tree(many)),
    job(`explanations alone, ${FAULTS} errors`, () => explain(mutated)),
  ];
}
