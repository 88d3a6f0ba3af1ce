import { followTutorial } from '../../support/docs/follow-tutorial.js';
import { TUTORIAL } from '../../support/docs/tutorial.js';

followTutorial(TUTORIAL, { 'package.json': '{ "type": "module" }' });
