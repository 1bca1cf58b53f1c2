/** What the page about registration is called in each view of `useVisitorRegistration`. */
export const registrationTitle = {
  coming: 'registration.title',
  form: 'registration.title',
  elsewhere: 'registration.title',
  arrival: 'registration.arrival',
  over: 'registration.title',
} as const;
