import { Type, type Static } from 'typebox';

export const FavouriteKind = Type.Union([
  Type.Literal('exhibitor'),
  Type.Literal('product'),
  Type.Literal('event'),
]);
export type FavouriteKind = Static<typeof FavouriteKind>;

/** Body of `POST` and `DELETE {expo-api}/Favourites/{code}`. */
export const FavouriteMark = Type.Object({
  Kind: FavouriteKind,
  Id: Type.String({ minLength: 1, maxLength: 40 }),
});
export type FavouriteMark = Static<typeof FavouriteMark>;

/**
 * A favourite with its name in the requested language and its page's path below the locale root.
 */
export const Favourite = Type.Object({
  ...FavouriteMark.properties,
  Name: Type.String(),
  Path: Type.String(),
});
export type Favourite = Static<typeof Favourite>;

/**
 * `Data` of `GET {expo-api}/Favourites/{code}?Lang=`, newest first. Hidden records are left out.
 */
export const Favourites = Type.Object({ Items: Type.Array(Favourite) });
export type Favourites = Static<typeof Favourites>;

/**
 * A favourite with what the member noted about it: an item of My List. `Taste` holds codes of
 * words such as `dry`.
 */
export const FavouriteItem = Type.Object({
  Kind: FavouriteKind,
  Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
  Note: Type.String({ maxLength: 700 }),
  Want: Type.Optional(Type.Union([Type.Literal('must'), Type.Literal('maybe')])),
  Rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  Taste: Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 40 }),
});
export type FavouriteItem = Static<typeof FavouriteItem>;

/**
 * `Data` of `GET {expo-api}/Favourites/List/{code}`: all favourites, hidden records too. `Version`
 * changes with every change; `Member` is the member's id.
 */
export const FavouriteList = Type.Object({
  Member: Type.String(),
  Version: Type.String(),
  Items: Type.Array(FavouriteItem),
});
export type FavouriteList = Static<typeof FavouriteList>;

/** More than three full lists, which may be joined in one account. */
export const favouriteLimit = 300;

/**
 * Body of `PUT {expo-api}/Favourites/List/{code}`: what to store and what to remove, if the list
 * still has this version. Otherwise the response is 409.
 */
export const FavouriteListChange = Type.Object({
  Version: Type.String({ maxLength: 64 }),
  Items: Type.Array(FavouriteItem, { maxItems: 25 }),
  Removed: Type.Array(FavouriteMark, { maxItems: favouriteLimit }),
});
export type FavouriteListChange = Static<typeof FavouriteListChange>;

/** `Data` of that `PUT`. */
export const FavouriteListVersion = Type.Object({ Version: Type.String() });
export type FavouriteListVersion = Static<typeof FavouriteListVersion>;
