import { api } from '@parley/contract/routes';
import { ApiReference } from '../../../features/reference/components/api-reference.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function ApiReferencePage() {
  return (
    <PageColumn>
      <PageMeta
        title="API reference"
        description="Every call of this Parley server, read off the server itself."
      />
      <PageHeader
        title="API reference"
        description="Every call of this server, read off the server itself. Programs use /api/v1 with an access token."
        actions={<ButtonLink href={api.openapi}>openapi.json</ButtonLink>}
      />
      <ApiReference />
    </PageColumn>
  );
}
