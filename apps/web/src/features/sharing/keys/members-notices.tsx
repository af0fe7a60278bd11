import { QueueBanner, type QueueBannerProps } from "./queue-banner.tsx";
import { ReachSummary } from "./reach-notice.tsx";

/** Above the list of members: who waits for the holder's key, and what would reach nobody. */
export function MembersNotices(props: QueueBannerProps) {
  return (
    <>
      <QueueBanner {...props} />
      <ReachSummary />
    </>
  );
}
