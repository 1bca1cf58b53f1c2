process.send?.('loops', () => {
  for (;;);
});
