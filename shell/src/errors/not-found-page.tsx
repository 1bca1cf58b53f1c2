import { useSite } from '@dswine/shared/section/runtime';
import { TextField } from '@dswine/shared/ui/field';
import { BothLanguages } from './both-languages.tsx';
import { ProblemPage } from './problem-page.tsx';

const statusesWithMessage: ReadonlySet<number> = new Set([403, 429, 503]);

/**
 * Shown for a missing page or record, or one that is not available now. Each status has its own
 * text.
 */
export function NotFoundPage({ status = 404 }: { status?: number }) {
  const { form } = useSite();
  if (form) return <LostFormPage values={Object.values(form.values)} />;
  return (
    <ProblemPage
      kind="notFound"
      code={String(status)}
      canRetry={status === 429 || status === 503}
      text={statusesWithMessage.has(status) ? `status${status}` : 'notFoundText'}
    />
  );
}

/** For a form that was sent from a page that is not on the site any more. */
function LostFormPage({ values }: { values: readonly string[] }) {
  const written = values.filter(Boolean).join('\n');
  return (
    <ProblemPage kind="lostForm" code="404">
      {written && (
        <TextField
          name="written"
          label={<BothLanguages label="written" />}
          defaultValue={written}
          readOnly
        />
      )}
    </ProblemPage>
  );
}
