const { configure } = require('@testing-library/dom');

// As long as a test may take, less what names the failure: a busy machine fails no query.
configure({ asyncUtilTimeout: 30_000 });
