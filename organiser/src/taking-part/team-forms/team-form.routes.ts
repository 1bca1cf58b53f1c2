import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { formFailures, lang, name, HttpError, UnavailableError } from '../../http/responses.ts';
import { createSubmission, LONGEST_VALUE } from '../submissions/create-submission.ts';
import { teamKind } from '../submissions/kinds/submission-kinds.ts';
import { findForm } from './team-forms.ts';

const schema = {
  tags: ['forms'],
  summary: 'A form that the live release of a section states, by the section and its name',
  params: Type.Object({ code: name, section: name, form: name }),
  querystring: Type.Object(lang),
  body: Type.Record(
    Type.String({ pattern: '^[A-Z][A-Za-z]{0,39}$' }),
    Type.String({ maxLength: LONGEST_VALUE }),
    { maxProperties: 40, additionalProperties: false },
  ),
  response: {
    200: Envelope(Type.Object({ Reference: Type.String() })),
    ...formFailures,
    503: Failure,
  },
};

/** Takes the forms that teams state as data: no other program names one. */
export async function teamFormRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  app.post('/TeamForm/:code/:section/:form', { schema }, async (request) => {
    const { code: edition, section, form } = request.params;
    const { body } = request;
    const shown = await dependencies.siteForms();
    if (!shown) throw new UnavailableError(unknown);
    const found = findForm(shown, { section, form, values: body });
    if (!found) throw new HttpError(404, notOnSite);
    const kind = teamKind(`${section}/${form}`, found);
    const { Lang: locale } = request.query;
    const Data = await createSubmission(dependencies, request, { kind, edition, locale, body });
    return { Code: 200, Data };
  });
}

const notOnSite =
  '這份表單已經停用或更新，資料沒有送出。請先複製您寫的內容，再重新載入這一頁 / This form was withdrawn or changed, and nothing was sent. Please copy what you wrote, then load this page again';
const unknown =
  '系統忙碌中，資料沒有送出，請稍後再試 / Server is busy and nothing was sent, please try again later';
