import { followTutorial } from '../support/follow-tutorial.js';

followTutorial('docs/a-game-record.md');
