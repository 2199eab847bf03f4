/** The only login provider, under the name that the Studio shows and stores. */
export const provider = { name: 'password', title: 'E-mail and password' }
