/** A GitHub Actions workflow that publishes a site on GitHub Pages, also below the path of a repository. */
export const PAGES_WORKFLOW = `# Builds the site and publishes it on GitHub Pages. Choose "GitHub Actions" as the source in the settings of Pages.
name: pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: pages

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # the dates of pages come from the history; without it, --strict fails
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - uses: actions/configure-pages@v5
        id: pages
      - run: npm install
      - run: npm run build -- --strict --base "$BASE_PATH/"
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist

  publish:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/deploy-pages@v4
        id: deployment
`;
