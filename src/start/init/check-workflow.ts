/** A GitHub Actions workflow that reports what a pull request breaks. */
export const CHECK_WORKFLOW = `# Reports broken links, lost URLs and other problems in the files of a pull request: those that it introduces, and no others.
name: check

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

concurrency:
  group: check-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # pull requests are compared with the branch that they are for
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm install
      - uses: actions/cache@v4
        with:
          path: node_modules/.cache/ssg
          key: ssg-\${{ github.sha }}
          restore-keys: ssg-
      - run: npx ssg check --strict --format github \${BASE:+--since "origin/$BASE"}
        env:
          BASE: \${{ github.base_ref }}
`;
