import { check, type Diagnostic } from 'ludogram';
import { diagnostics } from './codes.js';
import { type Game, isMove, isMoveError, isNumber, type Number, type Variation } from './generated/my-game/nodes.js';
import { parse } from './generated/my-game/parser.js';
import { numberText, plyOf } from './print.js';

/** Move numbers count. The fix is safe: a number says nothing that the moves don't. */
export const numbers = check(parse, {
  on: 'Game',
  run(game, { report }) {
    // Each line with the number of moves before it. Variations are added where they are found.
    const lines: { readonly line: Game | Variation; readonly ply: number }[] = [{ line: game, ply: 0 }];
    for (const { line, ply: start } of lines) {
      let ply: number | undefined = start;
      for (const node of line.children) {
        if (isMoveError(node)) ply = undefined;
        else if (isNumber(node)) {
          // What can't be read may have been any number of moves: count on from the next number.
          ply ??= plyOf(node.text);
          checkNumber(node, ply, report);
        } else if (isMove(node) && ply !== undefined) {
          for (const variation of node.variations) lines.push({ line: variation, ply });
          ply++;
        }
      }
    }
  },
});

function checkNumber(node: Number, ply: number, report: (diagnostic: Diagnostic) => void): void {
  const [found, number] = [node.text, numberText(ply)];
  if (found === number) return;
  const edits = [{ start: node.start, end: node.end, text: number }];
  const fix = { title: 'write "{number}"', values: { number }, edits } as const;
  report(diagnostics.report('wrong-number', node, { found, number }, { fixes: [fix] }));
}
