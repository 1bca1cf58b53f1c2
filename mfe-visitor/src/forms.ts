import {
  acceptForm,
  cancelForm,
  declineForm,
  proposeForm,
} from '@dswine/shared/fair/appointment-forms';
import { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import type { Forms } from '@dswine/shared/section/join-section';

/** The forms that `section.json` names. */
export const forms = {
  'exhibitor-inquiry': exhibitorInquiryForm,
  'product-inquiry': productInquiryForm,
  accept: acceptForm,
  propose: proposeForm,
  decline: declineForm,
  cancel: cancelForm,
} satisfies Forms;
