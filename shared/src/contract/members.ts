import { Type, type Static } from 'typebox';

/** Body of `POST {auth}/isAuthenticated`: the bare number, not the envelope (specification § 7). */
export const AuthCheck = Type.Union([Type.Literal(200), Type.Literal(251)]);
export type AuthCheck = Static<typeof AuthCheck>;

/** `Data` of `GET {expo-api}/User`. */
export const Member = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Email: Type.String(),
  Company: Type.Optional(Type.String()),
  Locale: Type.String(),
});
export type Member = Static<typeof Member>;
