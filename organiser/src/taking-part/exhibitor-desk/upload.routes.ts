import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { profileLimits } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { localeOf } from '@dswine/shared/contract/locales';
import { Failure } from '@dswine/shared/contract/wire';
import { plainValue } from '@dswine/shared/form/field-rules';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { notFound, lang, name } from '../../http/responses.ts';
import { consume } from '../../http/rate-limits.ts';
import { limits } from '../../policies.ts';
import type { ExhibitorFileRow } from '../../store/tables/exhibitor-desk.ts';
import { changeDesk } from './change-desk.ts';
import {
  checkDocument,
  cleanPicture,
  filePath,
  RefusedFileError,
  removeFile,
  storeFile,
} from './exhibitor-files.ts';
import { exhibitorOfDesk, findDesk, type OpenDesk } from './exhibitor-of-desk.ts';
import { endApproval, readChanges } from './profile.repository.ts';
import { draftEdition } from './profile.routes.ts';
import { deleteFile } from './publish-profile.ts';

/** With the other fields of the form, in bytes. */
const bodyLimit = Math.max(profileLimits.pictureBytes, profileLimits.documentBytes) + 10_000;
const longestTitle = 80;

/**
 * Files of an exhibitor. The form posts here, not to its page, whose forms are texts; the response
 * leads back to the page, and names what is wrong there.
 */
export async function uploadRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  fileRoute(app, dependencies);
  await app.register(async (scope: Organiser) => {
    // Cleaning texts would take a body apart.
    const bodies = new WeakMap<FastifyRequest, Buffer>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      (request, body, done) => {
        bodies.set(request, body as Buffer);
        done(null, undefined);
      },
    );
    // Bodies are read with a valid key only. Requests of one client are counted before (`onRequest`).
    scope.addHook('preParsing', async (request) => {
      const desk = await exhibitorOfDesk(dependencies, request);
      const at = new Date(dependencies.clock.now());
      await consume(dependencies.database, limits.filesOfDesk, keyOf(desk), at);
    });
    scope.post('/ExhibitorDesk/Upload/:code', { schema: uploadSchema }, async (request, reply) => {
      const { Lang } = request.query;
      const page = inLocalePath(localeOf(Lang), '/ExhibitorDesk/Profile');
      const to = (query: string) => reply.redirect(`${page}?${query}`, 303);
      try {
        await receive(dependencies, request, bodies.get(request));
        return await to('done=file');
      } catch (error) {
        if (error instanceof RefusedFileError) return to(`done=not-${error.problem}`);
        throw error;
      }
    });
  });
}

const keyOf = ({ edition, exhibitorId }: OpenDesk) => `${edition} ${exhibitorId}`;

/** Checks a file and stores it as a draft. @throws `RefusedFileError` */
async function receive(
  dependencies: Dependencies,
  request: FastifyRequest,
  body: Buffer | undefined,
): Promise<void> {
  const { dataFolder } = dependencies;
  const { of, title, bytes } = await readForm(request, body);
  const desk = await exhibitorOfDesk(dependencies, request);
  const target = await targetOf(dependencies, desk, of);
  const isDocument = target.kind === 'document';
  if (isDocument && title === '') throw new RefusedFileError('title');
  if (isDocument) checkDocument(bytes);
  const content = isDocument ? bytes : await cleanPicture(bytes);
  const { edition, exhibitorId } = desk;
  const file = { id: randomUUID(), edition, exhibitor_id: exhibitorId, ...target };
  await storeFile(dataFolder, file, content);
  try {
    await changeDesk(dependencies, { request }, async ({ transaction, at, after, record }) => {
      const { files } = await readChanges(transaction, desk);
      if (isDocument && files.filter(isOfKind('document')).length >= profileLimits.documents)
        throw new RefusedFileError('full');
      // A new picture replaces one that is not published yet.
      for (const earlier of isDocument ? [] : files)
        if (earlier.shown_at === null && earlier.record_id === file.record_id)
          await deleteFile(transaction, dataFolder, { file: earlier, after });
      await transaction
        .insertInto('exhibitor_files')
        .values({
          ...{ ...file, title: isDocument ? title : '', bytes: content.length },
          ...{ changed_at: at.toISOString(), shown_at: null },
        })
        .execute();
      await endApproval(transaction, desk);
      await record('file');
    });
  } catch (error) {
    await removeFile(dataFolder, file);
    throw error;
  }
}

const isOfKind = (wanted: ExhibitorFileRow['kind']) => (file: ExhibitorFileRow) =>
  file.kind === wanted;

async function readForm({ headers }: FastifyRequest, body: Buffer | undefined) {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body && new Uint8Array(body), {
    headers: { 'content-type': type },
  })
    .formData()
    .catch((error: unknown) => {
      throw new RefusedFileError('damaged', { cause: error });
    });
  const [of, title, file] = ['Of', 'Title', 'File'].map((field) => form.get(field));
  if (!(file instanceof File) || file.size === 0) throw new RefusedFileError('type');
  return {
    of: typeof of === 'string' ? of : '',
    title: typeof title === 'string' ? plainValue(title).slice(0, longestTitle) : '',
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}

/** The record that a picture is of: the exhibitor, or the id of one of its products. */
async function targetOf(
  dependencies: Dependencies,
  desk: OpenDesk,
  of: string,
): Promise<Pick<ExhibitorFileRow, 'kind' | 'record_id'>> {
  if (of === 'document') return { kind: 'document', record_id: '' };
  if (of === 'exhibitor') return { kind: 'exhibitor', record_id: desk.exhibitorId };
  const changes = await readChanges(dependencies.database, desk);
  const { byKey } = await draftEdition(dependencies, desk.edition, changes);
  if (byKey.products.get(of)?.ExhibitorId !== desk.exhibitorId) throw notFound('product', of);
  return { kind: 'product', record_id: of };
}

/** A file, for all once it is shown with its exhibitor, and before for the members of its desk. */
function fileRoute(app: Organiser, dependencies: Dependencies): void {
  const { database, dataFolder, editions } = dependencies;
  app.get('/ExhibitorDesk/File/:code/:id', { schema: fileSchema }, async (request, reply) => {
    const { code, id } = request.params;
    const file = await database
      .selectFrom('exhibitor_files')
      .selectAll()
      .where('edition', '=', code)
      .where('id', '=', id.replace(/\.(?:pdf|webp)$/u, ''))
      .executeTakeFirst();
    if (!file) throw notFound('file');
    const { byKey } = await editions.require(code);
    if (file.shown_at === null || !byKey.exhibitors.has(file.exhibitor_id)) {
      const desk = await findDesk(dependencies, request);
      if (typeof desk === 'string' || desk.exhibitorId !== file.exhibitor_id)
        throw notFound('file');
    }
    const isDocument = file.kind === 'document';
    const fileName = encodeURIComponent(`${file.title}.pdf`);
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        isDocument ? `attachment; filename*=UTF-8''${fileName}` : 'inline',
      )
      .type(isDocument ? 'application/pdf' : 'image/webp')
      .send(createReadStream(filePath(dataFolder, file)));
  });
}

/** Not a call of the API, whose answers are data. */
const uploadSchema = {
  hide: true,
  params: Type.Object({ code: name }),
  querystring: Type.Object(lang),
};
const fileSchema = {
  tags: ['expo'],
  summary: 'A document or picture that an exhibitor sent',
  params: Type.Object({ code: name, id: Type.String({ maxLength: 60 }) }),
  response: {
    200: {
      description: 'PDF as a download, or WebP',
      content: {
        'application/pdf': { schema: Type.Unknown() },
        'image/webp': { schema: Type.Unknown() },
      },
    },
    404: Failure,
    500: Failure,
  },
};
