import { DeskProfile, FoundPreview } from '@dswine/shared/contract/exhibitor-desk';
import type { Picture } from '@dswine/shared/contract/wire';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  productForm,
  profileForm,
  profileLimits,
  publishForm,
  removeDocumentForm,
  removeProductForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { Type } from 'typebox';
import { listProductsOf } from '../../content/editions/catalogue.ts';
import {
  editionAt,
  orderContent,
  type Edition,
  createLocalizer,
  type Localizer,
} from '../../content/editions/edition.ts';
import { exhibitorDetail } from '../../content/exhibitors/exhibitors.routes.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { fieldError, notFound, orNothing, ownDataSchema } from '../../http/responses.ts';
import { exhibitorPicture, productPicture } from '../../media/pictures/picture-requests.ts';
import type { PictureRequest } from '../../media/pictures/picture-kinds.ts';
import { limits } from '../../policies.ts';
import { bumpRevision } from '../../store/content.ts';
import { withEdits } from '../../store/edits.ts';
import type { Database } from '../../store/tables.ts';
import { formRoute } from '../submissions/create-submission.ts';
import { changeDesk } from './change-desk.ts';
import { exhibitorOfDesk, findDesk, ofDesk, type OpenDesk } from './exhibitor-of-desk.ts';
import { hidePicture } from './exhibitor-files.ts';
import {
  draftsOf,
  endApproval,
  isAdded,
  nextProductId,
  readChanges,
  saveDraft,
  type Changes,
} from './profile.repository.ts';
import { productRecord, productValues, profileFields, profileValues } from './profile-values.ts';
import { deleteFile, publishProfile, showDocuments } from './publish-profile.ts';

/** An exhibitor's own profile and products: changed as a draft, previewed, and shown. */
export async function exhibitorProfileRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  readRoutes(app, dependencies);
  draftRoutes(app, dependencies);
  removeRoutes(app, dependencies);
  publishRoute(app, dependencies);
}

/** The edition as it will be with the drafts of an exhibitor. */
export async function draftEdition(
  { editions }: Pick<Dependencies, 'editions'>,
  code: string,
  changes: Changes,
): Promise<Edition> {
  const shown = await editions.require(code);
  const { content, revision, withdrawn } = shown;
  const records = withEdits(content.records, draftsOf(changes));
  return editionAt(orderContent(code, content.imported, records), revision, withdrawn) ?? shown;
}

/** The same in a language, with pictures that only the exhibitor sees. */
async function draftView(
  dependencies: Pick<Dependencies, 'editions' | 'pictures'>,
  code: string,
  changes: Changes,
  locale: Localizer['lang'],
): Promise<Localizer> {
  const edition = await draftEdition(dependencies, code, changes);
  const view = await createLocalizer(dependencies.pictures, edition, locale);
  return {
    ...view,
    picture: (request) => draftPicture(changes, request) ?? view.picture(request),
  };
}

/** The picture of a record that the exhibitor has sent and visitors do not see yet. */
function draftPicture({ files }: Changes, { kind, id, area }: PictureRequest): Picture | undefined {
  const file = files.findLast(
    (one) => one.shown_at === null && one.kind === kind && one.record_id === id,
  );
  return (
    file && {
      Src: `/api/expo/ExhibitorDesk/File/${file.edition}/${file.id}`,
      ...(kind === 'product' ? { Width: 600, Height: 750 } : { Width: 600, Height: 400 }),
      Tone: area,
    }
  );
}

function readRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database } = dependencies;

  app.get('/ExhibitorDesk/Profile/:code', { schema: profileSchema }, async (request) => {
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string') return { Code: 200, Data: null };
    const changes = await readChanges(database, desk);
    const view = await draftView(dependencies, desk.edition, changes, request.query.Lang);
    const { Id: product } = request.query;
    const exhibitor = view.edition.byKey.exhibitors.get(desk.exhibitorId) ?? desk.exhibitor;
    const Values =
      product === undefined
        ? profileValues(exhibitor)
        : productValues(requireProduct(view.edition, desk, product));
    const draft = new Set(changes.edits.flatMap((row) => (row.draft === null ? [] : row.id)));
    const Data: DeskProfile = {
      ...{ State: changes.state, Values, Approve: needsApproval(view.edition) },
      Products: listProductsOf(view.edition, desk.exhibitorId).map(({ record }) => ({
        ...{ Id: record.Id, Name: view.text(record.Name), Added: isAdded(record.Id) },
        ...{ Changed: draft.has(record.Id), Picture: view.picture(productPicture(record)) },
      })),
      Picture: view.picture(exhibitorPicture(exhibitor)),
      Documents: changes.files
        .filter(({ kind }) => kind === 'document')
        .map(({ id, title, bytes, shown_at }) => ({
          ...{ Id: id, Title: title, Bytes: bytes, Changed: shown_at === null },
        })),
      Categories: view.list('category'),
    };
    return { Code: 200, Data };
  });

  app.get('/ExhibitorDesk/Preview/:code', { schema: previewSchema }, async (request) => {
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string') return { Code: 200, Data: {} };
    const changes = await readChanges(database, desk);
    const view = await draftView(dependencies, desk.edition, changes, request.query.Lang);
    const record = view.edition.byKey.exhibitors.get(desk.exhibitorId);
    if (!record) return { Code: 200, Data: {} };
    const Preview = {
      ...{ Exhibitor: exhibitorDetail(view, record), Approve: needsApproval(view.edition) },
      ...{ Seen: changes.seen, State: changes.state },
    };
    return { Code: 200, Data: { Preview } };
  });
}

const needsApproval = ({ fair }: Edition) => fair.ExhibitorDesk?.ApproveProfiles === true;

function requireProduct({ byKey }: Edition, { exhibitorId }: OpenDesk, id: string) {
  const product = byKey.products.get(id);
  if (product?.ExhibitorId !== exhibitorId) throw notFound('product', id);
  return product;
}

function draftRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database } = dependencies;
  const longest = 4000;

  const profile = {
    path: '/ExhibitorDesk/Draft/:code',
    summary: 'Saves a profile, which only the exhibitor sees until it is published',
    ...{ form: profileForm, longest, ...ofDesk },
  };
  formRoute(app, dependencies, profile, ({ values, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk, at, record }) => {
      const fields = profileFields(desk.exhibitor, values);
      await saveDraft(transaction, desk, { kind: 'exhibitors', id: desk.exhibitorId, fields }, at);
      await record('profile');
    }),
  );

  const save = {
    path: '/ExhibitorDesk/Product/:code',
    summary: 'Saves a product, which only the exhibitor sees until it is published',
    ...{ form: productForm, longest, ...ofDesk },
  };
  formRoute(app, dependencies, save, async ({ values, request }) => {
    const { Id, ...typed } = values;
    const opened = await exhibitorOfDesk(dependencies, request);
    const changes = await readChanges(database, opened);
    const edition = await draftEdition(dependencies, opened.edition, changes);
    const category = edition.records.terms.find(
      ({ Kind, Code }) => Kind === 'category' && Code === typed.Category,
    );
    if (!category) throw fieldError('Category', 'wrong', noCategory);
    const existing = Id === '' ? undefined : requireProduct(edition, opened, Id);
    await changeDesk(dependencies, { request }, async ({ transaction, desk, at, record }) => {
      const before = existing ?? (await newProduct(transaction, desk));
      const Area = category.Area ?? before.Area;
      const product = productRecord({ ...before, Area }, typed);
      const fields = isAdded(product.Id) ? product : editedFields(product);
      await saveDraft(transaction, desk, { kind: 'products', id: product.Id, fields }, at);
      await record('product');
    });
  });
}

async function newProduct(transaction: Database, { edition, exhibitorId, exhibitor }: OpenDesk) {
  const { edits } = await readChanges(transaction, { edition, exhibitorId });
  if (edits.filter(({ id }) => isAdded(id)).length >= profileLimits.addedProducts)
    throw fieldError('Id', 'wrong', tooManyProducts);
  const { Country, Areas } = exhibitor;
  const Id = await nextProductId(transaction, edition);
  return { Id, ExhibitorId: exhibitorId, Country, Area: Areas[0] ?? 'wine' };
}

/** Of an imported product, so that imports still change what the form does not ask for. */
function editedFields(record: ReturnType<typeof productRecord>) {
  const { Name, Category, Area, Brand, Model, Description, Abv, Volume, Vintage } = record;
  return { Name, Category, Area, Brand, Model, Description, Abv, Volume, Vintage };
}

function removeRoutes(app: Organiser, dependencies: Dependencies): void {
  const { now, dataFolder } = dependencies;

  const product = {
    path: '/ExhibitorDesk/RemoveProduct/:code',
    summary: 'Removes a product that the exhibitor added',
    ...{ form: removeProductForm, ...ofDesk },
  };
  formRoute(app, dependencies, product, ({ values, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk, after, record }) => {
      const { files, edits } = await readChanges(transaction, desk);
      if (!isAdded(values.Id) || !edits.some(({ id }) => id === values.Id))
        throw notFound('product', values.Id);
      for (const file of files.filter(({ record_id }) => record_id === values.Id))
        await deleteFile(transaction, dataFolder, { file, after });
      const row = { edition: desk.edition, id: values.Id };
      await transaction
        .updateTable('content_edits')
        .set({ draft: null, shown: null })
        .where(({ and }) => and({ ...row, kind: 'products', exhibitor_id: desk.exhibitorId }))
        .execute();
      await bumpRevision(transaction, desk.edition, `removed product/${values.Id}`, now());
      await record('remove');
      const of = { edition: desk.edition, kind: 'product', record_id: values.Id } as const;
      after.push(() => hidePicture(dataFolder, of));
    }),
  );

  const document = {
    path: '/ExhibitorDesk/RemoveDocument/:code',
    summary: 'Removes a document of the exhibitor',
    ...{ form: removeDocumentForm, ...ofDesk },
  };
  formRoute(app, dependencies, document, ({ values, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk, after, record }) => {
      const { files } = await readChanges(transaction, desk);
      const file = files.find(({ id, kind }) => id === values.Id && kind === 'document');
      if (!file) throw notFound('file');
      await deleteFile(transaction, dataFolder, { file, after });
      await showDocuments(transaction, desk, now());
      await record('remove');
    }),
  );
}

function publishRoute(app: Organiser, dependencies: Dependencies): void {
  const { now, dataFolder, editions } = dependencies;
  const publish = {
    path: '/ExhibitorDesk/Publish/:code',
    summary: 'Shows the previewed changes to visitors, or sends them to the staff for approval',
    form: publishForm,
    data: Type.Object({ Result: Type.Union([Type.Literal('shown'), Type.Literal('waiting')]) }),
    ...ofDesk,
  };
  formRoute(app, dependencies, publish, async ({ values, request, code }) => {
    const isForApproval = needsApproval(await editions.require(code));
    const counted = { request, limit: limits.publicationsOfDesk };
    return changeDesk(dependencies, counted, async ({ transaction, desk, at, after, record }) => {
      const { edition, exhibitorId, memberId } = desk;
      const { seen, state } = await readChanges(transaction, desk);
      if (state === 'shown' || seen !== values.Seen)
        throw fieldError('Seen', 'wrong', changedSince);
      await record(isForApproval ? 'send' : 'publish');
      if (!isForApproval) {
        await publishProfile(transaction, desk, { dataFolder, now: now(), after });
        return { Result: 'shown' };
      }
      await endApproval(transaction, desk);
      await transaction
        .insertInto('profile_approvals')
        .values({
          ...{ edition, exhibitor_id: exhibitorId },
          ...{ member_id: memberId, sent_at: at.toISOString() },
        })
        .execute();
      return { Result: 'waiting' };
    });
  });
}

const noCategory = '請選擇類別 / Please choose a category';
const tooManyProducts = `最多新增 ${profileLimits.addedProducts} 項產品 / At most ${profileLimits.addedProducts} products can be added`;
const changedSince =
  '預覽之後又有變更，請再看一次預覽 / Something was changed after this preview. Please look at the preview again';

const profileSchema = ownDataSchema({
  summary: 'What an exhibitor may change, and the state of its changes; null without a desk',
  access: deskAccess,
  data: orNothing(DeskProfile),
  query: { Id: Type.Optional(Type.String({ maxLength: 9 })) },
});
const previewSchema = ownDataSchema({
  summary: 'An exhibitor as visitors will see it',
  access: deskAccess,
  data: FoundPreview,
});
