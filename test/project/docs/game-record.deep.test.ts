import { followTutorial } from '../../support/docs/follow-tutorial.js';

followTutorial('docs/a-game-record.md');
