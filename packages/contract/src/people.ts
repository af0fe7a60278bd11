import { memberRoles } from "@heirlock/domain/people/roles";
import { z } from "zod";
import { uuidField } from "./fields.ts";
import { route } from "./route.ts";

export const peopleRoutes = {
  relationships: route({
    method: "GET",
    path: "/api/member/relationships",
    access: "member",
    summary: "The plans the signed-in person takes part in",
    answer: z.object({
      data: z.object({
        relationships: z.array(
          z.object({
            id: uuidField,
            holder: z.object({ first_name: z.string(), last_name: z.string() }),
            status: z.enum(["invited", "confirmed", "declined"]),
            roles: z.array(z.object({ role: z.enum(memberRoles), status: z.string() })),
          }),
        ),
      }),
    }),
  }),
};
