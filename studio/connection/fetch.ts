import type { ClientConfig } from '@sanity/client'

type ClientFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** `fetch` as the client calls it. */
export type Fetch = (address: string, init?: Parameters<ClientFetch>[1]) => Promise<Response>
