import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { readRecord, withdrawable, type WithdrawableKind } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';

export async function recordTitle(
  database: Database,
  edition: string,
  kind: WithdrawableKind,
  id: string,
): Promise<string | undefined> {
  const record: { Name?: LocalisedText; Title?: LocalisedText } | undefined = await readRecord(
    database,
    edition,
    withdrawable[kind],
    id,
  );
  const name = record?.Name ?? record?.Title;
  return name && textsOf(name).join(' / ');
}
