import { parseArgs } from 'node:util';
import { hasPostgres } from '../../organiser/src/testing/postgres.fixture.ts';
import { missingPrograms } from './proxies.ts';
import { runEndurance } from './run-endurance.ts';
import { runFaults } from './run-faults.ts';
import { runLoad } from './run-load.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

/*
 * `npm run cluster`: the site on several processes under load, while each of them is killed. With
 * `--load`, the load of a show morning, and minutes without the organiser; with `--endurance`,
 * the memory over a million requests and 200 promotions. Exits with 1 when something failed.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    senders: { type: 'string', default: '4' },
    /** How often everything is killed. */
    rounds: { type: 'string', default: '1' },
    load: { type: 'boolean', default: false },
    /** How long the mix of a show morning lasts. */
    seconds: { type: 'string', default: '60' },
    /** How long the organisers are away. */
    minutes: { type: 'string', default: '1' },
    endurance: { type: 'boolean', default: false },
    requests: { type: 'string', default: '1000000' },
    promotions: { type: 'string', default: '200' },
  },
});

const number = (name: Exclude<keyof typeof values, 'load' | 'endurance'>, otherwise = 0) =>
  Number(values[name] ?? otherwise);

function run(cluster: Cluster): Promise<boolean> {
  if (values.endurance)
    return runEndurance(cluster, {
      requests: number('requests'),
      promotions: number('promotions'),
    });
  if (values.load)
    return runLoad(cluster, {
      people: number('people', 24),
      seconds: number('seconds'),
      minutes: number('minutes'),
    });
  return runFaults(cluster, {
    people: number('people', 12),
    senders: number('senders'),
    rounds: number('rounds'),
  });
}

const missing = [...missingPrograms, ...(hasPostgres ? [] : ['postgresql'])];
if (missing.length > 0) {
  console.error(`缺少程式 / Missing programs. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
// Ends what was started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster();
console.log(`${cluster.url}: nginx, two web servers, two organisers, PostgreSQL, a bucket`);
let isGood = false;
try {
  isGood = await run(cluster);
} finally {
  await cluster.stop();
}
console.log(isGood ? 'Nothing failed.' : 'Something failed.');
process.exit(isGood ? 0 : 1);
