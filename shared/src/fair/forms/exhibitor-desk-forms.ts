import { localeCodes } from '../../contract/locales.ts';
import type { ReleaseForm } from '../../contract/releases.ts';
import { captchaFields } from './submission-fields.ts';

/** As many people may use the desk of one exhibitor. */
export const maxDeskMembers = 10;

/** Asks for the mail with the link to an exhibitor's desk again. */
export const deskLinkForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Link/{Code}{?Lang}',
  fields: { Email: { required: true, email: true, max: 254 }, ...captchaFields },
  oneOf: [['Code', 'Proof']],
  next: '/ExhibitorDesk?done=sent',
} as const satisfies ReleaseForm;

/** Invites a colleague. This and what follows is authorised by the cookie with the link's key. */
export const inviteColleagueForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Invite/{Code}{?Lang}',
  fields: {
    Name: { required: true, max: 60 },
    Email: { required: true, email: true, max: 254 },
    /** Of the mail. */
    Language: { required: true, choices: localeCodes },
  },
  next: '/ExhibitorDesk/Team?done=invited',
} as const satisfies ReleaseForm;

/** Ends a colleague's access. */
export const revokeMemberForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Revoke/{Code}{?Lang}',
  fields: { Member: { required: true, max: 40, keep: 'never' } },
  next: '/ExhibitorDesk/Team?done=revoked',
} as const satisfies ReleaseForm;

/** What forms ask of an exhibiting company. The device offers it in the site's other forms. */
export const companyForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Company/{Code}{?Lang}',
  fields: {
    Company: { required: true, max: 100 },
    TaxId: { max: 30 },
    Person: { required: true, max: 60 },
    Tel: { required: true, tel: true, max: 40 },
    Email: { required: true, email: true, max: 254 },
    Address: { max: 200 },
  },
  next: '/ExhibitorDesk/Company?done=saved',
} as const satisfies ReleaseForm;

const text = (max: number) => ({ max, lines: true }) as const;
/** Of a record that another tab may have replaced. */
const ofRecord = { required: true, max: 40, keep: 'never' } as const;

/** What visitors read about an exhibitor. It is saved as a draft. */
export const profileForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Draft/{Code}{?Lang}',
  fields: {
    IntroTw: { max: 120 },
    IntroEn: { max: 240 },
    AboutTw: text(1500),
    AboutEn: text(3000),
    /** One a line. */
    Brands: { required: true, ...text(1000) },
    Website: { max: 300 },
  },
  oneOf: [['IntroTw', 'IntroEn']],
  next: '/ExhibitorDesk/Profile?done=draft',
} as const satisfies ReleaseForm;

/** Changes a product; without an id it adds one. */
export const productForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Product/{Code}{?Lang}',
  fields: {
    Id: { max: 9, keep: 'never' },
    NameTw: { max: 120 },
    NameEn: { max: 120 },
    Category: { required: true, max: 60 },
    Brand: { required: true, max: 60 },
    Model: { max: 60 },
    AboutTw: text(800),
    AboutEn: text(1600),
    Abv: { max: 5 },
    Volume: { max: 6 },
    Vintage: { max: 4 },
  },
  oneOf: [
    ['NameTw', 'NameEn'],
    ['AboutTw', 'AboutEn'],
  ],
  next: '/ExhibitorDesk/Profile?done=saved',
} as const satisfies ReleaseForm;

/** Removes a product that the exhibitor added, or a document, at once. */
export const removeProductForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/RemoveProduct/{Code}{?Lang}',
  fields: { Id: ofRecord },
  next: '/ExhibitorDesk/Profile?done=removed',
} as const satisfies ReleaseForm;
export const removeDocumentForm = {
  ...removeProductForm,
  call: 'expo/ExhibitorDesk/RemoveDocument/{Code}{?Lang}',
} as const satisfies ReleaseForm;

/** Shows what was previewed to visitors, or sends it to the staff for approval. */
export const publishForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Publish/{Code}{?Lang}',
  /** Names what was previewed: a colleague may have changed it since. */
  fields: { Seen: ofRecord },
  next: '/VisitorExhibitor/Preview?done={Result}',
} as const satisfies ReleaseForm;

/** Limits of what an exhibitor may send. Sizes in bytes. */
export const profileLimits = {
  brands: 20,
  addedProducts: 20,
  documents: 5,
  pictureBytes: 8_000_000,
  documentBytes: 8_000_000,
};
