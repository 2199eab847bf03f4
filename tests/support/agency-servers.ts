import { afterAll, beforeEach, vi } from 'vitest'
import { createDvlaProvider } from '../../lib/vehicle/providers/dvla.ts'
import { type Responder, json, type LoopbackServer, startLoopbackServer } from './loopback-server.ts'

/*
 * DVLA's and DVSA's services and DVSA's sign-in on loopback, in the shapes of their documentation. Their responses can
 * be replaced.
 */

export const keys = {
  enquiry: 'dvla-key-0001',
  history: 'dvsa-key-0002',
  clientId: 'client-0003',
  clientSecret: 'secret-0004',
}

/** A record of the Vehicle Enquiry Service, as in its documentation. */
export const dvlaMondeo = {
  artEndDate: '2025-03-30',
  co2Emissions: 300,
  colour: 'RED',
  engineCapacity: 2000,
  fuelType: 'PETROL',
  make: 'FORD',
  markedForExport: false,
  monthOfFirstRegistration: '2019-03',
  motStatus: 'No details held by DVLA',
  registrationNumber: 'AA19AAA',
  revenueWeight: 1640,
  taxDueDate: '2028-01-01',
  taxStatus: 'Untaxed',
  typeApproval: 'N1',
  wheelplan: 'NON STANDARD',
  yearOfManufacture: 2019,
  euroStatus: 'EURO 6 AD',
  realDrivingEmissions: '1',
  dateOfLastV5CIssued: '2019-05-20',
}

/** A tested vehicle of the MOT History. */
export const dvsaMondeo = {
  registration: 'AA19AAA',
  make: 'FORD',
  model: 'MONDEO',
  firstUsedDate: '2019-03-04',
  fuelType: 'Petrol',
  primaryColour: 'Red',
  registrationDate: '2019-03-01',
  manufactureDate: '2019-02-11',
  engineSize: '1999',
  hasOutstandingRecall: 'No',
  motTests: [
    {
      completedDate: '2027-02-20T10:11:12.000Z',
      testResult: 'PASSED',
      expiryDate: '2028-02-29',
      odometerValue: '61234',
      odometerUnit: 'MI',
      odometerResultType: 'READ',
      motTestNumber: '123456789012',
      dataSource: 'DVSA',
      defects: [{ text: 'Tyre worn close to legal limit', type: 'ADVISORY', dangerous: false }],
    },
    {
      completedDate: '2027-02-19T09:00:00.000Z',
      testResult: 'FAILED',
      odometerValue: 61233,
      odometerUnit: null,
    },
    { completedDate: '2026-02-20T10:00:00.000Z', testResult: 'PASSED', expiryDate: '2027-02-28' },
  ],
}

/** The vehicle that the two records combine to. */
export const mondeo = {
  reg: 'AA19AAA',
  make: 'FORD',
  model: 'MONDEO',
  cc: 2000,
  fuel: 'PETROL',
  mot_expiry: '29/02/2028',
  registered_on: '01/03/2019',
}

export const without = (record: object, ...fields: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)))

const dvlaError = (
  status: number,
  title: string,
  detail: string,
  code: string | undefined = String(status),
) => json(status, { errors: [{ status: String(status), code, title, detail }] })

/** The registrations of DVLA's test environment that stand for errors, with its responses. */
export const dvlaErrors: Record<string, Responder> = {
  ER19BAD: dvlaError(400, 'Bad Request', 'Invalid format for field - vehicle registration number', 'ENQ103'),
  ER19NFD: dvlaError(404, 'Vehicle Not Found', 'Record for vehicle not found'),
  ER19THR: json(429, { message: 'Too Many Requests' }),
  ER19ERR: dvlaError(500, 'Internal Server Error', 'System error occurred'),
  ER19MNT: json(503, { errors: [{ status: 503, title: 'Service Unavailable' }] }),
}

export const dvsaError = (status: number, errorCode: string): Responder =>
  json(status, { errorCode, errorMessage: 'As documented', requestId: 'b0c1' })

/**
 * The agencies for the tests of the file that calls this; before each test they respond as documented again.
 * `createProvider` creates a provider that uses them, with a spy on its reports.
 */
export async function serveAgencies() {
  const agencies = await startAgencies()
  beforeEach(() => {
    agencies.resetResponses()
  })
  afterAll(() => agencies.stop())
  const createProvider = (options: { deadlineMs?: number; now?: () => number } = {}) => {
    const report = vi.fn<(problem: string) => void>()
    return { ...createDvlaProvider({ ...agencies.settings, report, ...options }), report }
  }
  return { ...agencies, createProvider }
}

/** Starts the three services, which respond successfully until their responses are replaced. */
export async function startAgencies() {
  const enquiry = await startLoopbackServer()
  const history = await startLoopbackServer()
  const signIn = await startLoopbackServer()
  let issued = 0
  const all = [enquiry, history, signIn]

  const defaultResponders = {
    enquiry: ((request, response) => {
      if (request.headers['x-api-key'] !== keys.enquiry) {
        json(403, { message: 'Forbidden' })(request, response)
        return
      }
      const { registrationNumber } = JSON.parse(request.body) as { registrationNumber: string }
      const respond = dvlaErrors[registrationNumber] ?? json(200, { ...dvlaMondeo, registrationNumber })
      respond(request, response)
    }) satisfies Responder,
    history: ((request, response) => {
      const allowed =
        request.headers['x-api-key'] === keys.history &&
        request.headers.authorization === `Bearer token-${issued}`
      const respond = allowed ? json(200, dvsaMondeo) : dvsaError(403, 'MOTH-FB-02')
      respond(request, response)
    }) satisfies Responder,
    signIn: ((request, response) => {
      const form = new URLSearchParams(request.body)
      const known =
        form.get('client_id') === keys.clientId &&
        form.get('client_secret') === keys.clientSecret &&
        form.get('grant_type') === 'client_credentials' &&
        form.get('scope') === 'https://tapi.dvsa.gov.uk/.default'
      if (known) issued += 1
      const respond = known
        ? json(200, {
            token_type: 'Bearer',
            expires_in: 1199,
            ext_expires_in: 1199,
            access_token: `token-${issued}`,
          })
        : json(401, { error: 'invalid_client', error_description: 'AADSTS7000215', error_codes: [7000215] })
      respond(request, response)
    }) satisfies Responder,
  }
  const resetResponses = () => {
    enquiry.respondWith(defaultResponders.enquiry)
    history.respondWith(defaultResponders.history)
    signIn.respondWith(defaultResponders.signIn)
    for (const { requests } of all) requests.length = 0
  }
  resetResponses()

  return {
    enquiry,
    history,
    signIn,
    resetResponses,
    /** Makes DVSA refuse every token issued so far as expired. */
    expireTokens: () => {
      issued += 1
    },
    settings: {
      enquiry: { url: `${enquiry.url}/vehicle-enquiry/v1/vehicles`, key: keys.enquiry },
      history: {
        url: `${history.url}/v1/trade/vehicles`,
        key: keys.history,
        tokenUrl: `${signIn.url}/tenant/oauth2/v2.0/token`,
        clientId: keys.clientId,
        clientSecret: keys.clientSecret,
      },
    },
    stop: async () => {
      await Promise.all(all.map((server: LoopbackServer) => server.stop()))
    },
  }
}
