import { accreditationForm } from '@dswine/shared/fair/forms/accreditation-form';
import { contactForm } from '@dswine/shared/fair/forms/contact-form';
import {
  confirmNotifyForm,
  leaveNotifyForm,
  notifyForm,
} from '@dswine/shared/fair/forms/notify-form';
import {
  deleteSubmissionForm,
  findSubmissionForm,
} from '@dswine/shared/fair/forms/own-submission-forms';
import type { Forms } from '@dswine/shared/form/join-section';

/** The forms that `section.json` names. */
export const forms = {
  contact: contactForm,
  accreditation: accreditationForm,
  'find-submission': findSubmissionForm,
  'delete-submission': deleteSubmissionForm,
  notify: notifyForm,
  'confirm-notify': confirmNotifyForm,
  'leave-notify': leaveNotifyForm,
} satisfies Forms;
