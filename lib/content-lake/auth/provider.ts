/** The one way to log in that the lake offers, under the name that the Studio shows and stores. */
export const provider = { name: 'password', title: 'E-mail and password' }
