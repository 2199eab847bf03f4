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
This page says what we do with the details you give us. “We” are the car buyers whose name, telephone number and e-mail
address stand at the foot of every page. We decide how your details are used and answer for it. Write to that address about
anything on this page.

## What we ask for

- **When you look up a registration:** the registration alone, to find the make, the model and similar facts about the
  vehicle. It is not used to find out who you are.
- **When you ask for a quote:** your name, e-mail address and telephone number, and the details of the vehicle: make, model,
  year, mileage, registration, engine size, fuel, transmission, MOT expiry, date of registration and whatever you add.
- **When you send us a message:** your name, e-mail address, telephone number, the message and, if you wish, details of the
  vehicle.
- **When you sell us a vehicle:** the documents listed in our [terms](/terms), among them photo ID and proof of address, and
  the bank details to which the payment goes.
- **With a form:** which page of this site you came from to it.
- **When you visit:** your internet address, as every website receives it.

You need not give us any of this. Without a way to reach you and a description of the vehicle, we cannot value it.

## What we use it for, and why we may

- **To value your vehicle, reply to you and arrange the collection**, because you asked us to take steps towards a contract.
- **To send you a confirmation by e-mail** when the site is set up to, for the same reason. It contains nothing but thanks and
  what happens next.
- **To buy the vehicle, pay you and settle finance** with a lender where you ask us to, because the contract requires it.
- **To check the history of the vehicle and that you may sell it**, which is our legitimate interest in not buying a stolen or
  mortgaged car.
- **To keep the records of a purchase**, because tax law obliges us to.
- **To protect the site against misuse.** We count how often an internet address looks up registrations and sends forms; where
  the forms ask for it, your browser also solves a small sum that slows robots down. This is our legitimate interest.

We do not sell your details, do not use them to advertise to you, and take no decision about you by machine alone: a person
makes every offer.

## What stays in your browser

The public pages set no cookies and load no advertising or analytics. A form that you have begun is held in your browser’s
storage for that tab, so that a reload loses nothing; it is removed when the form has been sent or the tab is closed. The
reference of a request that you have sent stays there until you close the tab. If our own picture of the map cannot be
shown, your browser fetches a public one from Wikimedia Commons, which then sees your internet address.

## Who else receives it

Only those who are needed for the job, and each only what it needs:

- the companies that run our server: what passes through it
- {recipients}
- our bank and, if there is finance to settle, your lender: what the payment needs
- a vehicle history service and DVLA: the vehicle, and what the law requires when it changes hands

We also give information to an authority where the law obliges us to. Where one of these companies works outside the United
Kingdom, we use it only under the safeguards that UK data protection law asks for; ask us, and we will tell you which apply.

## How long we keep it

An enquiry is deleted from this site’s database {enquiryRetention} after it reached us. What that does not reach: the mails
in our mailbox, the copies held by a mail or form service, and backups, which we delete in their own time. The counts that
protect the site, in the memory of our server or in a store that our servers share, are held for a day at most, except that
a scrambled form of your e-mail address, which cannot be read back, is held as long as an enquiry, to limit how many
confirmations it is sent. Server logs hold no registration, name, address or telephone number from a form, and of an
internet address at most the beginning. The records of a purchase are kept for as long as tax and other law requires.

## Your rights

You may ask us for a copy of the details we hold about you, have them corrected or deleted, have their use restricted, object
to a use that rests on our legitimate interest, or receive them in a form that you can take elsewhere. Use the e-mail address
at the foot of the page or the [contact form](/contact). We answer **within one month**. If a request is complex, or there are
several, the law allows us up to two further months; we would tell you so within the first one.

If you are not content with our answer, you can complain to the
[Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/).

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

The owner, or somebody whom the owner has authorised in writing. The V5C must be in your name or name you as the keeper; if it
does not, the registered keeper must be present at the collection or must have given written authorisation. The V5C shows who
keeps a vehicle, not who owns it, so we may also ask how you came by it. A leased or contract-hire vehicle belongs to the
leasing company, and is not yours to sell.

By selling, you confirm that the vehicle is yours to sell, that any finance on it has been named to us, and that your
description is true as far as you know.

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
then either of us may withdraw at no cost. The law’s right to cancel a distance purchase protects those who buy from a trader;
it does not undo a completed sale to one. Ask us before you sign if you are unsure.

## Payment

We pay by bank transfer, on the day of the collection and before the vehicle is taken away. A transfer normally arrives
within minutes; a bank can hold one for checks. If the money has not arrived, the vehicle, its keys and its V5C stay with you,
and we wait or come back. If a transfer fails or is called back, the sale is off unless we agree otherwise. We do not pay in
cash. We charge no fees and make no deductions from the agreed price.

The vehicle becomes ours, and its risk passes to us, when the money has reached your account and you have handed over the keys.
Until then both remain yours.

## After the sale

Tell DVLA at once that you have sold the vehicle to a motor trader;
[GOV.UK shows how](https://www.gov.uk/sold-bought-vehicle). Vehicle tax does not pass to the buyer.

## If you have a complaint

Tell us by telephone, in writing or through the [contact form](/contact). We look into it and reply in writing as soon as we
can. If we do not agree, you can get free advice from
[Citizens Advice](https://www.citizensadvice.org.uk/consumer/) and take the matter to court. Should we belong to a scheme for
settling disputes, it is named at the foot of every page.

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
