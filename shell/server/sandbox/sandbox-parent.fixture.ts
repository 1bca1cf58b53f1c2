import path from 'node:path';
import { startSandbox } from './start-sandbox.ts';

/** Starts a sandbox that loops, and tells its process ID when it does. */
const entry = path.join(import.meta.dirname, 'sandbox-loop.fixture.ts');
const child = startSandbox({ entry, readable: [] });
child.once('message', () => process.send?.(child.pid));
