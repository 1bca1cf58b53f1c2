/** The account service, reached through the site itself. */
export const authApi = '/api/auth/';
