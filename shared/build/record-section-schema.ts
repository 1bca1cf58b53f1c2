import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SectionData } from '@dswine/shared/contract/section-data';

/** `npm run record-section-schema -w shared`: for editors, which check `src/section.json` by it. */
const file = path.join(import.meta.dirname, '../src/contract/section.schema.json');
writeFileSync(file, `${JSON.stringify(SectionData, null, 2)}\n`);
