/** A folder whose tests are themselves tested: does some test fail when its code is changed? */
export interface MutationFolder {
  /** Patterns of the files to change. */
  readonly mutate: readonly string[];
  /** Patterns of the tests that have to notice, beside the conformance cases. */
  readonly tests: readonly string[];
  /** The formats whose conformance cases have to notice. */
  readonly formats: readonly string[];
}

const OTN = ['otn', 'otn-rules', 'otn-position', 'otn-move'];
const XIANGQI = ['annofen', 'xay', 'xiangqi-fen'];

/** Every such folder, by its name below `src`. */
export const MUTATION_FOLDERS: Readonly<Record<string, MutationFolder>> = {
  'games/onitama': game('onitama', ['oni']),
  'games/tafl': game('tafl', OTN),
  'games/azul': game('azul', ['azul']),
  'games/5dchess': game('5dchess', ['5dfen']),
  'formats/oni': notation('oni', ['oni']),
  'formats/otn': notation('otn', OTN),
  'formats/azul': notation('azul', ['azul']),
  'formats/5dfen': notation('5dfen', ['5dfen']),
  'formats/xiangqi': notation('xiangqi', XIANGQI),
};

function game(name: string, formats: readonly string[]): MutationFolder {
  return { mutate: [`src/games/${name}/*.ts`], tests: [`test/games/${name}/**/*.test.ts`], formats };
}

/** Of a notation, what decides is changed: how trees become models, and what is asked of them. */
function notation(name: string, formats: readonly string[]): MutationFolder {
  const mutate = ['checks', 'lower'].map((part) => `src/formats/${name}/${part}*.ts`);
  return { mutate, tests: [`test/formats/${name}/**/*.test.ts`], formats };
}
