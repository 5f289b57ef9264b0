import { productName } from './product-name.ts';

type PageMetaProps = {
  title: string;
  /** Public pages have one: search results and shared links show it. */
  description?: string;
};

/** React moves these into the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const full = title.startsWith(productName) ? title : `${title} · ${productName}`;
  return (
    <>
      <title>{full}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={productName} />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
