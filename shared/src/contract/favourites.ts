import { Type, type Static } from 'typebox';

export const FavouriteKind = Type.Union([Type.Literal('exhibitor'), Type.Literal('product')]);
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
