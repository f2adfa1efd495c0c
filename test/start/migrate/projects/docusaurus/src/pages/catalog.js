import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {Highlight} from 'prism-react-renderer';
import React from 'react';
import rows from '/src/data/rows.json';

const TITLE = translate({id: 'catalog.title', message: 'All lamps'});

export default function Catalog() {
  return (
    <Layout title={TITLE}>
      <h1>{TITLE}</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <Highlight code="light(lamp)" language="js">
        {({tokens}) => <pre>{tokens}</pre>}
      </Highlight>
    </Layout>
  );
}
