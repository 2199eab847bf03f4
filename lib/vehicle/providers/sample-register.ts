import type { VehicleRecord } from '../vehicle-record.ts'

/*
 * THE SAMPLE REGISTER. Every vehicle here is invented; none describes a real vehicle with the same mark. It lets the lookup
 * be tried without a provider or a key. Marks read SA… MPL ("sample") where the format allows; the rest are AB12 CDE, the
 * usual example, and test marks that the DVLA publishes for its own services.
 */

type Row = [
  mark: string,
  make: string,
  model: string,
  cc: number | undefined,
  fuel: string,
  transmission: string,
  registeredOn: string,
  motExpiry?: string,
]

// Upper case and two-digit years appear on purpose: providers send both.
// prettier-ignore
const rows: Row[] = [
  ['AB12CDE', 'Ford', 'Focus Zetec', 1596, 'Petrol', 'Manual', '14/03/2012', '12/03/2027'],

  // Marks of the DVLA's Vehicle Enquiry Service test environment
  ['AA19AAA', 'FORD', 'MONDEO', 2000, 'PETROL', 'MANUAL', '01/03/2019', '29/02/2028'],
  ['AA19EEE', 'FORD', 'MUSTANG MACH-E', undefined, 'ELECTRICITY', 'AUTOMATIC', '01/04/2019'],
  ['AA19PPP', 'FORD', 'TRANSIT CUSTOM', 1995, 'DIESEL', 'MANUAL', '01/05/2019', '30/04/2027'],
  ['AA19SRN', 'VAUXHALL', 'ASTRA', 1399, 'PETROL', 'MANUAL', '11/06/2019', '10/06/2027'],
  ['AA19DSL', 'BMW', '320D', 1995, 'DIESEL', 'AUTOMATIC', '20/03/2019', '19/03/2027'],
  ['AA19MOT', 'NISSAN', 'QASHQAI', 1332, 'PETROL', 'CVT', '07/08/2019', '06/08/2027'],
  ['AA19AMP', 'KIA', 'E-NIRO', undefined, 'ELECTRIC', 'AUTOMATIC', '22/07/2019', '21/07/2027'],
  ['L2WPS', 'LAND ROVER', 'DISCOVERY', 2495, 'DIESEL', 'MANUAL', '01/08/94', '14/01/2027'],

  // Since September 2001
  ['SA51MPL', 'Peugeot', '206', 1360, 'Petrol', 'Manual', '03/10/01', '18/09/2027'],
  ['SA02MPL', 'Renault', 'Clio', 1149, 'Petrol', 'Manual', '21/05/02', '09/05/2027'],
  ['SA53MPL', 'Volvo', 'V70', 2435, 'Petrol/LPG', 'Automatic', '15/01/04', '30/01/2027'],
  ['SA05MPL', 'Land Rover', 'Freelander', 1951, 'Diesel', 'Manual', '09/06/2005', '01/06/2027'],
  ['SA56MPL', 'Mini', 'Cooper S', 1598, 'Petrol', 'Manual', '30/11/2006', '24/11/2027'],
  ['SA07MPL', 'Jaguar', 'X-Type', 2198, 'Diesel', 'Manual', '17/04/2007', '02/05/2027'],
  ['SA58MPL', 'Toyota', 'Prius', 1497, 'Hybrid Electric', 'CVT', '12/09/2008', '12/09/2027'],
  ['SA09MPL', 'Ford', 'Fiesta', 1242, 'Petrol', 'Manual', '28/03/2009', '20/03/2027'],
  ['SA60MPL', 'Volkswagen', 'Golf', 1598, 'Diesel', 'Manual', '05/10/2010', '11/10/2027'],
  ['SA11MPL', 'Citroen', 'C3 Picasso', 1560, 'Diesel', 'Semi-Automatic', '19/07/2011', '04/07/2027'],
  ['SA62MPL', 'Mazda', 'MX-5', 1798, 'Petrol', 'Manual', '08/02/2013', '15/02/2027'],
  ['SA13MPL', 'Skoda', 'Octavia', 1598, 'Diesel', 'Manual', '23/05/2013', '22/05/2027'],
  ['SA63MPL', 'Smart', 'Fortwo', 999, 'Petrol', 'Semi-Automatic', '14/12/2013', '13/12/2027'],
  ['SA64MPL', 'Audi', 'A3', 1395, 'Petrol', 'Semi-Automatic', '30/09/2014', '28/09/2027'],
  ['SA15MPL', 'Honda', 'Jazz', 1339, 'Petrol', 'CVT', '02/03/2015', '01/03/2027'],
  ['SA65MPL', 'Vauxhall', 'Corsa', 1398, 'Petrol', 'Manual', '11/11/2015', '10/11/2027'],
  ['SA16MPL', 'Volkswagen', 'Transporter', 1968, 'Diesel', 'Manual', '06/06/2016', '05/06/2027'],
  ['SA66MPL', 'Mercedes-Benz', 'C 220 d', 2143, 'Diesel', 'Automatic', '29/09/2016', '28/09/2027'],
  ['SA17MPL', 'Mitsubishi', 'Outlander PHEV', 1998, 'Petrol/Electric Hybrid', 'Automatic', '01/03/2017', '27/02/2027'],
  ['SA67MPL', 'Nissan', 'Leaf', undefined, 'Electric', 'Automatic', '18/01/2018', '17/01/2027'],
  ['SA18MPL', 'Hyundai', 'Tucson', 1591, 'Petrol', 'Manual', '24/04/2018', '23/04/2027'],
  ['SA68MPL', 'Seat', 'Leon', 1498, 'Petrol', 'Manual', '05/09/2018', '04/09/2027'],
  ['SA69MPL', 'BMW', 'X5 xDrive45e', 2998, 'Petrol/Electric Hybrid', 'Automatic', '15/11/2019', '14/11/2027'],
  ['SA20MPL', 'Fiat', '500', 999, 'Petrol/Electric Hybrid', 'Manual', '30/06/2020', '29/06/2027'],
  ['SA70MPL', 'Tesla', 'Model 3', undefined, 'Electric', 'Automatic', '22/09/2020', '21/09/2027'],
  ['SA21MPL', 'Kia', 'Sportage', 1598, 'Petrol', 'Manual', '12/05/2021', '11/05/2027'],
  ['SA22MPL', 'Peugeot', 'e-208', undefined, 'Electric', 'Automatic', '08/07/2022', '07/07/2027'],
  ['SA73MPL', 'Toyota', 'Yaris', 1490, 'Hybrid Electric', 'CVT', '27/10/2023', '26/10/2027'],
  ['SA24MPL', 'Ford', 'Puma', 999, 'Petrol', 'Manual', '14/06/2024'],
  ['SA25MPL', 'Renault', '5 E-Tech', undefined, 'Electric', 'Automatic', '03/04/2025'],

  // 1983 to 2001, with the year's letter in front
  ['A19SMP', 'Vauxhall', 'Cavalier', 1598, 'Petrol', 'Manual', '12/09/83'],
  ['H3SMP', 'Volkswagen', 'Golf GTI', 1781, 'Petrol', 'Manual', '17/08/90', '20/04/2027'],
  ['T45MPL', 'Mercedes-Benz', 'SLK 230', 2295, 'Petrol', 'Automatic', '06/05/99', '22/06/2027'],

  // Until 1983, with the year's letter at the end; before 1963 without one. No MOT is due after forty years.
  ['SMP123S', 'Mini', '1000', 998, 'Petrol', 'Manual', '04/10/77'],
  ['SMP1', 'Morris', 'Minor 1000', 948, 'Petrol', 'Manual', '11/04/1958'],

  // Northern Ireland, and a vehicle of unknown age
  ['SAZ1234', 'Nissan', 'Navara', 2298, 'Diesel', 'Automatic', '19/02/2018', '18/02/2027'],
  ['Q123SMP', 'Land Rover', 'Series III', 2286, 'Gas', 'Manual', '01/06/92', '15/08/2027'],
]

/** Invented vehicles by registration. */
export const sampleRegister: ReadonlyMap<string, VehicleRecord> = new Map(
  rows.map(([reg, make, model, cc, fuel, transmission, registeredOn, motExpiry]) => [
    reg,
    { reg, make, model, cc, fuel, transmission, mot_expiry: motExpiry, registered_on: registeredOn },
  ]),
)

/** A few marks of the register to suggest to a visitor, as on a number plate. */
export const sampleMarksToTry = ['AB12 CDE', 'SA67 MPL', 'SMP 123S'] as const
