/**
 * Text for a terminal. Names, reasons and reports in it are written by others: control characters
 * would act on the terminal, and marks that turn the direction of text would show another one.
 */
export const terminalText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

/** The same on one line, so that it cannot look like lines of a command. */
export const terminalLine = (text: string): string =>
  terminalText(text.replaceAll(/[\n\t\u2028\u2029]+/gu, ' '));
