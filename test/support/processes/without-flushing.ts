import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Only a power cut shows whether files were flushed, and a busy disk takes milliseconds for each.
fs.fsyncSync = () => undefined;
syncBuiltinESMExports();
