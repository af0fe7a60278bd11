import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { SignatureV4 } from "@smithy/signature-v4";
import {
  type FilePart,
  ObjectMissing,
  type ObjectStore,
  PartRefused,
  type PartTarget,
  type StoredPart,
} from "./object-store.ts";

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

  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: client.config.sha256,
    uriEscapePath: false,
  });
  /**
   * Length and hash are signed with the address, so that the store refuses whatever else is sent there. The hash is the
   * one that belongs to every signature of version 4; the SDK's own signer of addresses leaves it out.
   */
  const signPart = async (key: string, uploadId: string, { number, size, sha256 }: FilePart): Promise<PartTarget> => {
    const url = new URL(`${endpoint.replace(/\/$/, "")}/${bucket}/${key}`);
    const headers = { "x-amz-content-sha256": sha256 };
    const request = {
      method: "PUT",
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: { partNumber: String(number), uploadId },
      headers: { ...headers, host: url.host, "content-length": String(size) },
    };
    const { query } = await signer.presign(request, {
      expiresIn: addressSeconds,
      unhoistableHeaders: new Set(Object.keys(headers)),
      signableHeaders: new Set(["host", "content-length"]),
    });
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    return { url: url.href, headers };
  };

  return {
    async begin(key) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: "application/octet-stream" }),
      );
      if (!UploadId) throw new Error("The object store opened no upload");
      return UploadId;
    },
    partTarget: signPart,
    async putPart(key, uploadId, part, bytes) {
      const body = await buffer(bytes);
      if (body.length !== part.size) throw new PartRefused();
      const { url, headers } = await signPart(key, uploadId, part);
      const answer = await fetch(url, { method: "PUT", headers, body: new Uint8Array(body) });
      if (answer.status === 400) throw new PartRefused();
      if (!answer.ok) throw new Error(`The object store answered a part with ${answer.status}`);
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
    async put(key, Body) {
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentType: "application/json" }));
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
    // Stores other than Amazon's ignore or refuse the newer checksums; the hash in the signature and our own do their work.
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
