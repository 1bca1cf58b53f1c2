import {
  acceptForm,
  cancelForm,
  declineForm,
  moveForm,
  proposeForm,
} from '@dswine/shared/fair/forms/appointment-forms';
import { publishForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/forms/inquiry-forms';
import {
  badgeLinkForm,
  cancelRegistrationForm,
  changeDaysForm,
  registrationForms,
} from '@dswine/shared/fair/forms/visitor-registration';
import type { Forms } from '@dswine/shared/form/join-section';

/** The forms that `section.json` names. */
export const forms = {
  'exhibitor-inquiry': exhibitorInquiryForm,
  'product-inquiry': productInquiryForm,
  accept: acceptForm,
  propose: proposeForm,
  move: moveForm,
  decline: declineForm,
  cancel: cancelForm,
  'register-trade': registrationForms.trade,
  'register-public': registrationForms.public,
  'change-days': changeDaysForm,
  'cancel-registration': cancelRegistrationForm,
  'badge-link': badgeLinkForm,
  publish: publishForm,
} satisfies Forms;
