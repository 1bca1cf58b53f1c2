import { accreditationForm } from '@dswine/shared/fair/accreditation-form';
import { contactForm } from '@dswine/shared/fair/contact-form';
import { confirmNotifyForm, leaveNotifyForm, notifyForm } from '@dswine/shared/fair/notify-form';
import { deleteSubmissionForm, findSubmissionForm } from '@dswine/shared/fair/own-submission-forms';
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
