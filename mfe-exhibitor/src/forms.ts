import {
  companyForm,
  deskLinkForm,
  inviteColleagueForm,
  productForm,
  profileForm,
  removeDocumentForm,
  removeProductForm,
  revokeMemberForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { exhibitorInquiryForm } from '@dswine/shared/fair/forms/exhibitor-inquiry-form';
import {
  answerInquiryForm,
  handOverForm,
  newFeedForm,
} from '@dswine/shared/fair/forms/exhibitor-inquiry-answers';
import { draftOrderForm, sendOrderForm } from '@dswine/shared/fair/forms/exhibitor-order-forms';
import type { Forms } from '@dswine/shared/form/join-section';

/** The forms that `section.json` names. */
export const forms = {
  'exhibitor-inquiry': exhibitorInquiryForm,
  'desk-link': deskLinkForm,
  'invite-colleague': inviteColleagueForm,
  'revoke-member': revokeMemberForm,
  'desk-company': companyForm,
  'desk-profile': profileForm,
  'desk-product': productForm,
  'remove-product': removeProductForm,
  'remove-document': removeDocumentForm,
  'draft-order': draftOrderForm,
  'send-order': sendOrderForm,
  'answer-inquiry': answerInquiryForm,
  'hand-over': handOverForm,
  'new-feed': newFeedForm,
} satisfies Forms;
