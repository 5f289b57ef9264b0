import type { Tool } from '@parley/contract/tools';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { openSpaceId } from '../../../lib/session/current-space.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { usePublishTool } from '../requests/tool-queries-and-mutations.ts';

type PublishButtonProps = { tool: Tool; size?: 'sm' };

/** In a shared space a tool is a draft until somebody publishes it for askers. Tools that change data are not for them. */
export function PublishButton({ tool, size }: PublishButtonProps) {
  const publish = usePublishTool();
  if (openSpaceId === undefined || tool.type === 'mutation') return null;
  const isPublished = tool.published !== null;
  const change = () =>
    publish.mutate(
      { id: tool.id, isPublished: !isPublished },
      {
        onSuccess: () =>
          notify.success(
            isPublished
              ? `${tool.name} is a draft again.`
              : `${tool.name} is open to everybody in this space.`,
          ),
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  return (
    <Button
      {...(size && { size })}
      variant={isPublished ? 'ghost' : 'secondary'}
      busy={publish.isPending}
      busyLabel={isPublished ? 'Unpublishing...' : 'Publishing...'}
      title={isPublished ? `Published by ${tool.published?.by}` : 'Askers see published tools only'}
      onClick={change}
    >
      {isPublished ? 'Unpublish' : 'Publish'}
    </Button>
  );
}
