import {
  FavouriteList,
  FavouriteListChange,
  FavouriteListVersion,
  FavouriteMark,
  Favourites,
} from '@dswine/shared/contract/favourites';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import type { FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { requireEdition } from '../../content/editions/edition.ts';
import { membersOnly, requireMember } from '../members/members.queries.ts';
import { lang, name, notFound } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { changeFavouriteList, readFavouriteList } from './favourite-list.queries.ts';
import {
  addFavourite,
  isRecordVisible,
  listFavourites,
  removeFavourite,
} from './favourites.queries.ts';

/**
 * A member's favourites, which are My List in the account. `DELETE` names the record in its query, because proxies may drop its body.
 */
export async function favouriteRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies;
  const memberOf = (request: FastifyRequest) => requireOwner(dependencies, request);

  app.get('/Favourites/:code', { schema: listSchema }, async (request) => {
    const [member, { code }] = [await memberOf(request), request.params];
    await requireEdition(database, code);
    return {
      Code: 200,
      Data: { Items: await listFavourites(database, member, code, request.query.Lang) },
    };
  });

  app.post('/Favourites/:code', { schema: addSchema }, async (request) => {
    const [member, { code }, { Kind, Id }] = [
      await memberOf(request),
      request.params,
      request.body,
    ];
    if (!(await isRecordVisible(database, code, Kind, Id))) throw notFound(Kind, Id);
    const mark = { member_id: member, edition: code, kind: Kind, record_id: Id };
    await addFavourite(database, mark, new Date(clock.now()));
    return { Code: 200, Data: null };
  });

  app.delete('/Favourites/:code', { schema: removeSchema }, async (request) => {
    const [member, { code }, { Kind, Id }] = [
      await memberOf(request),
      request.params,
      request.query,
    ];
    await removeFavourite(database, {
      member_id: member,
      edition: code,
      kind: Kind,
      record_id: Id,
    });
    return { Code: 200, Data: null };
  });
}

/** The list of a device is synchronised with these two. */
export async function favouriteListRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  const { database, clock } = dependencies;
  async function ownerOf(request: FastifyRequest, edition: string) {
    const member = await requireOwner(dependencies, request);
    await requireEdition(database, edition);
    return { member, edition };
  }

  app.get('/Favourites/List/:code', { schema: readSchema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const owner = await ownerOf(request, request.params.code);
    return {
      Code: 200,
      Data: { Member: owner.member, ...(await readFavouriteList(database, owner)) },
    };
  });

  app.put('/Favourites/List/:code', { schema: changeSchema }, async (request) => {
    const owner = await ownerOf(request, request.params.code);
    const Version = await changeFavouriteList(database, owner, request.body, new Date(clock.now()));
    return { Code: 200, Data: { Version } };
  });
}

async function requireOwner(dependencies: Dependencies, request: FastifyRequest): Promise<string> {
  return (await requireMember(dependencies, request, mustLogIn)).id;
}

const mustLogIn = '請先登入才能使用此功能 / You must be logged in to use this function.';
const params = Type.Object({ code: name });
const responseSchemas = <T extends TSchema>(data: T) => ({
  200: Envelope(data),
  400: Failure,
  401: Failure,
  403: Failure,
  404: Failure,
  500: Failure,
});
const tags = ['expo'];
const listSchema = {
  ...membersOnly,
  tags,
  summary: 'The favourites of the member',
  params,
  querystring: Type.Object(lang),
  response: responseSchemas(Favourites),
};
const addSchema = {
  ...membersOnly,
  tags,
  summary: 'Adds an exhibitor, a product or an event to the favourites',
  params,
  body: FavouriteMark,
  response: responseSchemas(Type.Null()),
};
const removeSchema = {
  ...membersOnly,
  tags,
  summary: 'Removes a favourite',
  params,
  querystring: Type.Object(FavouriteMark.properties),
  response: responseSchemas(Type.Null()),
};
const readSchema = {
  ...membersOnly,
  tags,
  summary: 'The favourites of the member with their notes, to synchronise a device',
  params,
  response: responseSchemas(FavouriteList),
};
const changeSchema = {
  ...membersOnly,
  tags,
  summary: 'Changes the favourites and their notes, unless another device has changed them',
  params,
  body: FavouriteListChange,
  response: { ...responseSchemas(FavouriteListVersion), 409: Failure },
};
