import type { OtnMove } from '../model.js';
import { spaceName } from '../space.js';

/** A move as text, whether it says the same or not. */
export function writeMove(move: OtnMove): string {
  switch (move.kind) {
    case 'skip':
      return '.....';
    case 'resignation':
      return '---';
    case 'unreadable':
      return move.text;
    case 'play': {
      const captures = move.captures.map(({ piece, space }) => symbol(piece) + spaceName(space));
      const taken = captures.length === 0 ? '' : `x${captures.join('/')}`;
      return symbol(move.piece) + spaceName(move.from) + move.type + spaceName(move.to) + taken + (move.info ?? '');
    }
  }
}

const symbol = (piece: string | undefined): string => piece ?? '';
