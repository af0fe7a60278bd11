import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand } from "@aws-sdk/client-s3";
import type { Config } from "../config.ts";
import { s3Client } from "./s3-store.ts";

/**
 * Makes the bucket if it is missing and lets the browsers of our own address put parts and get files. May be repeated;
 * throws where the credentials do not reach that far, and then the operator does it (docs/operations.md).
 */
export async function prepareBucket({ storage, publicUrl }: Pick<Config, "storage" | "publicUrl">): Promise<void> {
  if (!("s3" in storage)) return;
  const { bucket: Bucket, ...settings } = storage.s3;
  const client = s3Client(settings);
  try {
    const exists = await client.send(new HeadBucketCommand({ Bucket })).then(
      () => true,
      () => false,
    );
    if (!exists) await client.send(new CreateBucketCommand({ Bucket }));
    await client.send(
      new PutBucketCorsCommand({
        Bucket,
        CORSConfiguration: {
          CORSRules: [
            {
              AllowedOrigins: [publicUrl],
              AllowedMethods: ["PUT", "GET"],
              AllowedHeaders: ["x-amz-content-sha256", "content-type"],
              MaxAgeSeconds: 3600,
            },
          ],
        },
      }),
    );
  } finally {
    client.destroy();
  }
}
