import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { ObjectMissing, type ObjectStore, PartRefused, type StoredPart } from "./object-store.ts";

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long a browser may use an address that we signed. */
const addressSeconds = 15 * 60;

/** Any store that speaks S3. Parts and files travel between browser and store; we only sign the addresses. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = s3Client({ endpoint, region, accessKeyId, secretAccessKey });
  const at = (Key: string) => ({ Bucket: bucket, Key });

  const sizeOf = async (key: string): Promise<number | null> => {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(ifMissing(null));
    return found?.ContentLength ?? null;
  };

  return {
    async begin(key) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: "application/octet-stream" }),
      );
      if (!UploadId) throw new Error("The object store opened no upload");
      return UploadId;
    },
    async partTarget(key, UploadId, { number, size, md5 }) {
      const command = new UploadPartCommand({
        ...at(key),
        UploadId,
        PartNumber: number,
        ContentLength: size,
        ContentMD5: md5,
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: addressSeconds,
        // Signed with the address: another length or hash is refused by the store.
        unhoistableHeaders: new Set(["content-md5"]),
        signableHeaders: new Set(["content-md5", "content-length", "host"]),
      });
      return { url, headers: { "content-md5": md5 } };
    },
    async putPart(key, UploadId, { number, size, md5 }, bytes) {
      try {
        await client.send(
          new UploadPartCommand({
            ...at(key),
            UploadId,
            PartNumber: number,
            Body: bytes,
            ContentLength: size,
            ContentMD5: md5,
          }),
        );
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 400) throw new PartRefused();
        throw error;
      }
    },
    async storedParts(key, UploadId) {
      const listed = await client.send(new ListPartsCommand({ ...at(key), UploadId })).catch(ifMissing(null));
      return (listed?.Parts ?? []).map(
        ({ PartNumber, Size, ETag }): StoredPart => ({ number: PartNumber!, size: Size!, tag: ETag! }),
      );
    },
    async complete(key, UploadId, parts) {
      const done = await sizeOf(key);
      if (done !== null) return done;
      const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }));
      await client.send(new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }));
      const size = await sizeOf(key);
      if (size === null) throw new ObjectMissing();
      return size;
    },
    downloadUrl: (key) => getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: addressSeconds }),
    async read(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(ifMissing(null));
      if (!found?.Body) throw new ObjectMissing();
      return found.Body as Readable;
    },
    async remove(key, UploadId) {
      if (UploadId)
        await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId })).catch(ifMissing(undefined));
      await client.send(new DeleteObjectCommand(at(key))).catch(ifMissing(undefined));
    },
  };
}

export function s3Client({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Pick<S3Settings, "endpoint" | "region" | "accessKeyId" | "secretAccessKey">): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's ignore or refuse the newer checksums; Content-MD5 and our own hash do their work.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** What is not there is an answer; everything else is a failure. */
function ifMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return instead;
    throw error;
  };
}
