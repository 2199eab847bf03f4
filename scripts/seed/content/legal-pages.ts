/** A legal page; the body is Markdown with `##` headings. */
export type LegalPageContent = {
  slug: 'privacy-policy' | 'terms'
  title: string
  body: string
  metaTitle: string
  metaDescription: string
}

const privacyPolicy: LegalPageContent = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  metaTitle: 'Privacy policy: what we ask for and why',
  metaDescription:
    'Which details we ask for when you sell your car to us, what we use them for, who sees them, and how to see, correct or delete them within one month.',
  body: `
This page says what we do with the details you give us. "We" are the car buyers whose name, telephone number and e-mail
address stand at the foot of every page. We decide how your details are used and answer for it.

## What we ask for

- **When you look up a registration:** the registration alone. It is sent to a vehicle data service, which answers with the
  make, the model and similar facts about the vehicle. It is not used to find out who you are.
- **When you ask for a quote:** your name, e-mail address and telephone number, and the details of the vehicle: make, model,
  year, mileage, registration, engine size, fuel, transmission, MOT expiry, date of registration and whatever you add.
- **When you send us a message:** your name, e-mail address, telephone number, the message and, if you wish, details of the
  vehicle.
- **When you sell us a vehicle:** the documents listed in our [terms](/terms), among them photo ID and proof of address, and
  the bank details to which the payment goes.

## What we use it for

- To value your vehicle, to reply to you and to arrange the collection. We need your details for this because you asked us
  to take steps towards a sale.
- To buy the vehicle, to pay you and to settle finance with a lender where you ask us to. This is how we carry out our
  contract with you.
- To check the history of the vehicle and that the seller is entitled to sell it, and to keep the records of a purchase that
  the law requires.
- To protect the site against misuse, such as a flood of automatic requests. This is our legitimate interest.

We do not sell your details, and we do not use them to advertise to you.

## Who else sees it

Only those who are needed for the job: the service that answers a registration lookup, the services that store or deliver
our messages, our bank, your lender if there is finance to settle, a vehicle history service, and DVLA when a vehicle
changes hands. Each gets only what it needs. We also give information to an authority where the law obliges us to.

## How long we keep it

An enquiry is deleted 12 months after it reached us. The records of a purchase are kept for as long as tax and other law
requires, and are then deleted.

## Cookies and other sites

The public pages of this site set no cookies and load no advertising or analytics. If our own picture of the map cannot be
shown, your browser fetches a public one from Wikimedia Commons, which then sees your IP address as any website does.

## Your rights

You may ask us for a copy of the details we hold about you, have them corrected or deleted, have their use restricted,
object to it, or receive them in a form that you can take elsewhere. Use the e-mail address at the foot of the page or the
[contact form](/contact). We answer **within one month**. If a request is complex, or there are several, the law allows us
up to two further months; we would tell you so within the first one.

If you are not content with our answer, you can complain to the
[Information Commissioner's Office](https://ico.org.uk/make-a-complaint/).

## Changes

When something on this page changes, we change the page. The version you read here is the one that applies.
`,
}

const terms: LegalPageContent = {
  slug: 'terms',
  title: 'Terms',
  metaTitle: 'Terms for selling your vehicle to us',
  metaDescription:
    'The terms on which we buy cars and vans in Berkshire: quotes, seven-day valuations, documents, inspection, bank transfer and when a sale becomes binding.',
  body: `
These terms apply when you use this site and when you sell us a vehicle. They are between you, the seller, and us, the car
buyers named at the foot of every page.

## The quote

- A quote is free and puts you under no obligation. You can turn it down without giving a reason.
- We reply to a request for a quote within 24 hours, and usually the reply is the valuation itself.
- A valuation is typically valid for 7 days. It rests on what you have told us and is subject to inspection when we collect.
- Please describe the vehicle truthfully: its mileage, its condition, its faults and its history.

## Who may sell

The V5C must be in your name or name you as the keeper. If it does not, the registered keeper must be present at the
collection or must have given written authorisation. The V5C shows who keeps a vehicle, not who owns it, so we may also ask
how you came by it.

## What to have ready

- the V5C logbook
- photo ID: a driving licence or a passport
- proof of address dated within the last 3 months, such as a utility bill or a bank statement
- all keys
- the service history
- the MOT certificate, if applicable

## Finance

Tell us if money is still owed on the vehicle. We can settle the outstanding finance with the lender; any balance that
remains is paid to you. If you owe more than the vehicle is worth, talk to us before you arrange a collection.

## Private plates

If you want to keep a private plate, take it off the vehicle with DVLA before the sale.
[GOV.UK explains how](https://www.gov.uk/personalised-vehicle-registration-numbers).

## Collection and inspection

Collection is free, from your home, your workplace or another agreed place in Berkshire. We inspect the vehicle there. The
inspection includes a check of the vehicle's history. If something differs from your description, we tell you what it is and
may offer a different price, which you are free to refuse.

## When the sale becomes binding

A sale becomes binding once the vehicle has been inspected, you have accepted our offer and the paperwork is signed. Until
then either of us may withdraw at no cost.

## Payment

We pay by bank transfer, on the day of the collection and before the vehicle is taken away. A transfer normally arrives
within minutes. We do not pay in cash. We charge no fees and make no deductions from the agreed price.

## After the sale

Tell DVLA at once that you have sold the vehicle to a motor trader;
[GOV.UK shows how](https://www.gov.uk/sold-bought-vehicle). Vehicle tax does not pass to the buyer.

## This site

We take care that the information here is right, but vehicle data comes from other sources and may contain mistakes. Please
check it before you send the form.

## Law

English law applies to these terms and to a sale made under them. Nothing here takes away rights that the law gives you as a
consumer.

How we handle your personal details is set out in the [privacy policy](/privacy-policy).
`,
}

/** The two legal pages. */
export const legalPages: LegalPageContent[] = [privacyPolicy, terms]
